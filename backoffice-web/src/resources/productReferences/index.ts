import { categories } from './categories'
import { instructors } from './instructors'
import { locations } from './locations'
import { subjects } from './subjects'
import { tags } from './tags'

export const productReferences = [categories, subjects, instructors, locations, tags]
