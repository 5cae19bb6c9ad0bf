import { DocumentStatus, documentStatusLabels } from '../../contract/enumerations.ts'
import type { RegistrationLogLine } from '../../contract/registrationLog.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { formatNumberInLetter } from '../../rules/identifiers/registrationNumber.ts'
import { foldText } from '../../rules/words/foldText.ts'
import { OwnCaseLink } from '../../screen-kit/CaseLink.tsx'
import { dayOf, numberOf } from '../../screen-kit/list/fieldColumns.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { Numbered } from '../../widgets/tags/Numbered.tsx'

type Line = RegistrationLogLine

export const aboutOf = ({ documentTypeName: type, subjectDescription: subject }: Line): string => {
  if (type === '' || foldText(subject).startsWith(foldText(type))) return subject
  return subject === '' ? type : `${type}: ${subject}`
}

const isCrossedOut = ({ isAnnulled, kind }: Line): boolean => isAnnulled && kind === 'document'

export const LogNumber = ({ line }: { line: Line }) =>
  isCrossedOut(line) ? <s>{line.number}</s> : <span>{line.number}</span>

/** The outcome, unless it only repeats the header of the column. */
const outcomeOf = ({ doneAs }: Line): string =>
  doneAs === documentStatusLabels[DocumentStatus.COMPLETED] ? '' : doneAs

const About = ({ line }: { line: Line }) => (
  <>
    {line.caseFileGuid && (
      <>
        <OwnCaseLink guid={line.caseFileGuid} of={line.number} />{' '}
      </>
    )}
    <Numbered text={aboutOf(line)} />
  </>
)

const notesIn = (line: Line): string => [aboutOf(line), line.note].filter((part) => part !== '').join('. ')

export const logColumns: readonly WordedColumn<Line>[] = [
  {
    key: 'number',
    header: 'Рег. №',
    width: '8rem',
    onPhone: 'title',
    opens: true,
    text: ({ number }) => number,
    cell: (line) => <CellStack main={<LogNumber line={line} />} sub={formatDate(line.dateRegistered)} />,
    extraColumns: [
      {
        key: 'dateRegistered',
        header: 'Дата',
        text: ({ dateRegistered }) => formatDate(dateRegistered),
        reckoned: ({ dateRegistered }) => dayOf(dateRegistered),
      },
    ],
  },
  {
    key: 'externalRefNumber',
    header: 'Техен № и дата',
    foldsInto: 'correspondents',
    folds: 'early',
    foldedAs: 'техен',
    onPhone: 'line',
    text: ({ externalRefNumber, externalRefDate }) => formatNumberInLetter(externalRefNumber, externalRefDate),
  },
  {
    key: 'correspondents',
    header: 'От кого / до кого',
    width: '18%',
    lines: 3,
    onPhone: 'line',
    text: ({ correspondents }) => correspondents.join('; '),
  },
  {
    key: 'subjectDescription',
    header: 'Вид и относно',
    width: '30%',
    lines: 3,
    onPhone: 'bare',
    text: notesIn,
    cell: (line) =>
      line.note === '' ? (
        <About line={line} />
      ) : (
        <CellStack main={<About line={line} />} sub={<strong>{line.note}</strong>} />
      ),
  },
  {
    key: 'caseFileNumber',
    header: 'Преписка',
    foldsInto: 'number',
    folds: 'early',
    foldedAs: 'към',
    onPhone: 'line',
    text: ({ caseFileNumber }) => caseFileNumber,
  },
  {
    key: 'filesCount',
    header: 'Файлове',
    numeric: true,
    foldsInto: 'subjectDescription',
    folds: 'early',
    onPhone: 'line',
    text: ({ filesCount }) => (filesCount ? String(filesCount) : ''),
    reckoned: ({ filesCount }) => numberOf(filesCount),
  },
  {
    key: 'addressedTo',
    header: 'Насочен към',
    width: '14%',
    lines: 3,
    onPhone: 'line',
    text: (line) => line.addressedTo,
  },
  {
    key: 'executors',
    header: 'Изпълнител',
    width: '13%',
    lines: 3,
    onPhone: 'line',
    text: ({ executors }) => executors.join(', '),
  },
  {
    key: 'doneOn',
    header: 'Приключен',
    width: '8.4rem',
    onPhone: 'line',
    text: (line) => [formatDate(line.doneOn), outcomeOf(line)].filter((part) => part !== '').join(', '),
    cell: (line) => (line.doneOn === null ? '–' : <CellStack main={formatDate(line.doneOn)} sub={outcomeOf(line)} />),
  },
]
