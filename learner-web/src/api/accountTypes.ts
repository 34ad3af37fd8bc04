import type { components } from './schema'
import type { ProductCard } from './types'

type Schemas = components['schemas']

/** The channels that bring a code to a phone, as the wire names them. */
export type OtpType = Schemas['OtpChannel']
/** How long the server keeps a new code back, in seconds, and whether the last one was lost. */
export type OtpPause = Schemas['PauseTimeOut']
export type OtpSent = Schemas['SentOut']
export type OtpNeed = Schemas['RequireOtpOut']

export type Profile = Schemas['ProfileOut']
/** A job role that may be chosen for the learning profile. */
export type PhlRole = Schemas['ChoosableRole']
export type Photo = Schemas['AvatarOut']
export type DeviceSession = Schemas['SignInRow']
export type Country = Schemas['CountryOut']
export type Deletion = Schemas['DeletionOut']

export type Notice = Schemas['NotificationOut']
export type NoticePage = Schemas['Inbox']
export type NoticeTopic = Schemas['Topic']
export type NoticeChannel = Schemas['Channel']
export type NoticePreference = Schemas['TopicRow']
/** What the browser needs to be reached through Firebase. */
export type PushConfig = Schemas['PushConfig']

export type NewsCard = Schemas['NewsCard']
/** A card with the sentence that says why it is recommended. */
export type RecommendedCard = ProductCard & Pick<Schemas['RecommendedTrainingCard'], 'reason'>
