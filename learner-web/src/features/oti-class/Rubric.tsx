import { Trans } from '@lingui/react/macro'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { Assignment } from './api'

interface RubricProps {
  criteria: Assignment['rubric']
  /** What was given for each criterion, once graded. */
  scores?: readonly number[]
}

/** What the grade is made of. */
export function Rubric({ criteria, scores = [] }: RubricProps) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-1.5 text-start font-semibold text-strong">
        <Trans>Rubrik penilaian</Trans>
      </caption>
      <tbody>
        {criteria.map(({ criterion, points }, index) => (
          <tr key={criterion} className="border-t border-line">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              <UntranslatedText>{criterion}</UntranslatedText>
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-nums text-muted">
              {scores[index] === undefined ? points : `${scores[index]} / ${points}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
