import { useAtomValue } from 'jotai'
import { today } from '../../../dates/clock.ts'
import { deadlineState } from '../../../rules/deadlines/deadlineState.ts'
import { awaitedText, caseFileStatusName, isNothingAwaited } from '../../../rules/documents/caseFileStatus.ts'
import { isFinal, statusNamed } from '../../../rules/documents/documentStatus.ts'
import { holderText } from '../../../rules/documents/holder.ts'
import { countOrDash } from '../../../rules/words/pluralise.ts'
import {
  dateColumn,
  departmentColumn,
  namesColumn,
  numberOf,
  textColumn,
  wordsColumn,
} from '../../../screen-kit/list/fieldColumns.ts'
import { TermCell } from '../../../screen-kit/list/TermCell.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { AwaitedInRow } from '../AwaitedWork.tsx'
import { CaseFileStatusTag } from '../CaseFileStatusTag.tsx'
import { type CaseFileLine, calendarAtom } from '../caseFileState.ts'
import { foundByText } from '../foundBy.ts'
import '../caseFiles.css'

const isOver = (name: string): boolean => {
  const status = statusNamed(name)
  return status !== undefined && isFinal(status)
}

const statusText = ({ documentStatusName, awaited }: CaseFileLine): string => {
  const status = caseFileStatusName(documentStatusName, awaited)
  return awaited && !isNothingAwaited(awaited) ? `${status}, чака ${awaitedText(awaited)}` : status
}

const CaseStatusCell = ({ row: { documentStatusName, awaited, rootDocumentGuid } }: { row: CaseFileLine }) => (
  <CellStack
    main={<CaseFileStatusTag rootStatusName={documentStatusName} awaited={awaited} />}
    sub={
      awaited && !isNothingAwaited(awaited) ? <AwaitedInRow awaited={awaited} rootGuid={rootDocumentGuid} /> : undefined
    }
  />
)

const toneOf = { overdue: 'late', today: 'soon', soon: 'soon', ahead: undefined } as const

const DeadlineCell = ({ row: { deadline, documentStatusName } }: { row: CaseFileLine }) => {
  const calendar = useAtomValue(calendarAtom)
  if (deadline === null || isOver(documentStatusName)) return <TermCell date={deadline} />
  const { kind, text } = deadlineState(deadline, today(), calendar)
  return <TermCell date={deadline} labels={{ text, tone: toneOf[kind] }} />
}

export const SubjectCell = ({ row: { subjectDescription, foundBy } }: { row: CaseFileLine }) =>
  foundBy ? <CellStack main={subjectDescription} sub={foundByText(foundBy)} /> : subjectDescription

export const caseFilesColumns: readonly WordedColumn<CaseFileLine>[] = [
  textColumn('number', 'Преписка №', { width: '6rem', onPhone: 'title', opens: true }, ({ number }) => (
    <b className="nowrap">{number}</b>
  )),
  dateColumn('dateRegistered', 'Дата', { width: '6.2rem', onPhone: 'line' }),
  textColumn('documentTypeName', 'Първи документ', {
    width: '8.4rem',
    onPhone: 'bare',
    foldsInto: 'subjectDescription',
    folds: 'last',
  }),
  textColumn('subjectDescription', 'Относно', { width: '25%', onPhone: 'bare' }, (row) => <SubjectCell row={row} />),
  namesColumn('correspondents', 'Кореспондент', { width: '10rem', lines: 3 }),
  departmentColumn('rootDocumentDepartmentName', 'Водещо звено', { width: '8rem', foldsInto: 'subjectDescription' }),
  {
    key: 'documentsCount',
    header: 'Документи',
    width: '5.7rem',
    nowrap: true,
    numeric: true,
    foldsInto: 'number',
    foldedAs: 'Док.:',
    text: (row) => countOrDash(row.documentsCount),
    reckoned: (row) => numberOf(row.documentsCount),
  },
  wordsColumn('documentStatusName', 'Статус', statusText, { width: '13.6rem', onPhone: 'tag' }, (row) => (
    <CaseStatusCell row={row} />
  )),
  {
    key: 'heldBy',
    header: 'При кого е',
    width: '9rem',
    lines: 3,
    onPhone: 'line',
    foldsInto: 'documentStatusName',
    folds: 'early',
    foldedAs: 'при',
    foldedText: ({ heldBy = '' }) => heldBy,
    text: ({ heldBy = '', heldSince = null }) => holderText({ heldBy, heldSince }),
  },
  dateColumn('deadline', 'Срок', { width: '7.3rem', onPhone: 'line' }, (row) => <DeadlineCell row={row} />),
]
