import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { CardSection } from '../../ui/CardSection'
import { TeacherProfile, TeachersTitle } from '../chapters/Teacher'

/** The instructors of an owned product. */
export function Teaching({
  kind,
  teachers,
}: Pick<OwnedItem, 'kind'> & Pick<OwnedDetail, 'teachers'>) {
  return (
    <CardSection title={<TeachersTitle kind={kind} />}>
      <ul className="grid gap-5">
        {teachers.map((teacher) => (
          <li key={teacher.slug} className="group relative flex gap-4">
            <TeacherProfile teacher={teacher} isBrief />
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
