import type { components } from './schema'
import type { ProductCard } from './types'

type Schemas = components['schemas']

/** The channels for sending a code to a phone, as named on the wire. */
export type OtpType = Schemas['OtpChannel']
/** Seconds until a new code may be requested, and whether the last one was undelivered. */
export type OtpPause = Schemas['PauseTimeOut']
export type OtpSent = Schemas['SentOut']
export type OtpNeed = Schemas['RequireOtpOut']

export type Profile = Schemas['ProfileOut']
/** A job role for the learning profile. */
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
/** The browser's Firebase push configuration. */
export type PushConfig = Schemas['PushConfig']

export type NewsCard = Schemas['NewsCard']
/** A product card with the reason for its recommendation. */
export type RecommendedCard = ProductCard & Pick<Schemas['RecommendedTrainingCard'], 'reason'>
