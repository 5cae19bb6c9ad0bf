/** All that other features may use of case files. The search dialog and the card are fetched on demand. */
export { CaseFileChip } from './CaseFileChip.tsx'
export { CaseFileCard, CaseFileLinks, CaseFileSearch } from './lazyDialogs.tsx'
export { type LinkedNode, useCaseFileLinks } from './links/useCaseFileLinks.ts'
export { CaseFilePicker } from './picker/CaseFilePicker.tsx'
export { useCaseFileSearch } from './picker/useCaseFileSearch.ts'
export type { ChosenCaseFile } from './picker/useChosenCaseFile.ts'
