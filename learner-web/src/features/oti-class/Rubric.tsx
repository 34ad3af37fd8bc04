import { Trans } from '@lingui/react/macro'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { Assignment } from './api'

interface RubricProps {
  assignment: Assignment
  /** What was given for each criterion, once graded. */
  scores?: readonly number[]
}

/** What the grade is made of. */
export function Rubric({ assignment: { rubric, text_language }, scores = [] }: RubricProps) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1.5 text-start font-semibold text-strong">
        <Trans>Rubrik penilaian</Trans>
      </caption>
      <tbody>
        {rubric.map(({ criterion, points }, index) => (
          <tr key={criterion} className="border-t border-line">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              <UntranslatedText language={text_language}>{criterion}</UntranslatedText>
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-nums text-muted">
              <bdi dir="ltr">
                {scores[index] === undefined ? points : `${scores[index]} / ${points}`}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
