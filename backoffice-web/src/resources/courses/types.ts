import type { components } from '../../api/schema'

type Schemas = components['schemas']

export type CourseRow = Schemas['CourseRow']
export type Course = Schemas['CourseOut']
export type Chapter = Schemas['CourseChapter']
export type Lesson = Schemas['CourseContentRow']
export type LessonType = Lesson['type']
export type LessonBody = Schemas['CourseContentIn']
export type ChapterBody = Schemas['CourseSectionIn']
export type Video = Schemas['VideoOut']
export type LessonPreview = Schemas['ContentPreview']
export type PreviewVideo = Schemas['PreviewVideo']
