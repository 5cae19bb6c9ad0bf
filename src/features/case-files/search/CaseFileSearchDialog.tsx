import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { PickDialog } from '../../../screen-kit/list/PickDialog.tsx'
import type { CaseFileLine } from '../caseFileState.ts'
import { CaseFilesEmpty, CaseFilesFilterCard } from '../list/CaseFilesFilterCard.tsx'
import {
  type CaseFilesFilter,
  caseFilesFilter,
  caseFilesPage,
  onlyOpenNote,
  showsOnlyOpen,
} from '../list/caseFilesFilter.ts'
import { searchColumns } from './searchColumns.tsx'

type Props = { onPick: (row: CaseFileLine) => void; onClose: () => void }

const sizes = [5, 10, 20, 50, 100]
const keyOf = ({ guid }: CaseFileLine) => guid
const nameOf = ({ documentNumber, dateRegistered }: CaseFileLine) =>
  `преписка ${formatNumber(documentNumber, dateRegistered)}`
const noteOf = (filter: Partial<CaseFilesFilter>) => (showsOnlyOpen(filter) ? onlyOpenNote : undefined)

const CaseFileSearchDialog = (props: Props) => (
  <PickDialog
    {...props}
    title="Търсене на преписка"
    heading="Преписки"
    filter={caseFilesFilter}
    pageOf={caseFilesPage}
    columns={searchColumns}
    rowKey={keyOf}
    nameOf={nameOf}
    filterCard={(list) => <CaseFilesFilterCard list={list} />}
    note={noteOf}
    empty={(list) => <CaseFilesEmpty list={list} />}
    size={20}
    sizes={sizes}
  />
)

export default CaseFileSearchDialog
