import type { components } from '../api/schema'

type Schemas = components['schemas']

export type Card = Schemas['WallCard']
export type Comment = Schemas['WallCommentOut']
export type Reader = Schemas['WallReader']
export type Picture = Schemas['WallPictureOut']
export type PostIn = Schemas['WallPostIn']
export type Reaction = NonNullable<Card['own_reaction']>
