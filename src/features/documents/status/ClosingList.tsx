import type { ClosingLine } from '../../../rules/documents/caseClosing.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import './closingList.css'

type Props = {
  lines: readonly ClosingLine[]
  chosen: ReadonlySet<string>
  disabled: boolean
  onChoose: (guid: string, isChosen: boolean) => void
}

/**
 * Returns why a document is not closed together with the others: `why` and `because`. If `because` begins with `why`,
 * that is not repeated.
 */
const notNowText = (why: string, because: string): string => {
  const refused = `Не може да се приключи сега. ${because}`
  return because.startsWith(why.replace(/\.$/, '')) ? refused : `${why} ${refused}`
}

const Line = ({ line, checked, disabled, onChange }: { line: ClosingLine } & Omit<CheckProps, 'label'>) => {
  const { document, why, ruleResult } = line
  const { documentNumber, dateRegistered, documentDirectionId } = document
  const refusal = refusalOf(ruleResult)
  return (
    <li>
      <Checkbox
        checked={checked}
        disabled={disabled || !ruleResult.allowed}
        onChange={onChange}
        hint={refusal ? notNowText(why, refusal.because) : why}
        label={
          <>
            <span className="inline-flex flex-wrap align-items-center row-gap-1 column-gap-2">
              <DirectionIcon direction={documentDirectionId} />
              <b className="num">{formatNumber(documentNumber, dateRegistered) || 'Без номер'}</b>
              <DocumentStatusTag of={document} />
            </span>
            <span className="closing-subject">{document.subjectDescription || 'Без относно'}</span>
          </>
        }
      />
    </li>
  )
}
type CheckProps = Parameters<typeof Checkbox>[0]

export const ClosingList = ({ lines, chosen, disabled, onChoose }: Props) => (
  <fieldset className="closing min-w-0">
    <legend>
      {lines.length === 1
        ? 'В преписката има още 1 неприключен документ'
        : `В преписката има още ${pluralise(lines.length, ['неприключен документ', 'неприключени документа'])}`}
    </legend>
    <p className="muted small">Отметнатите ще бъдат приключени заедно с този документ.</p>
    <ul className="closing-lines">
      {lines.map((line) => (
        <Line
          key={line.document.guid}
          line={line}
          checked={chosen.has(line.document.guid)}
          disabled={disabled}
          onChange={(isChosen) => onChoose(line.document.guid, isChosen)}
        />
      ))}
    </ul>
  </fieldset>
)
