import CaseFileSearchDialog from '../../search/CaseFileSearchDialog.tsx'
import { ofCaseFile } from '../linkable.ts'
import type { TableProps } from './register.tsx'

const CaseFilesTable = ({ onPick, onClose }: TableProps) => (
  <CaseFileSearchDialog onPick={(row) => onPick(ofCaseFile(row))} onClose={onClose} />
)

export default CaseFilesTable
