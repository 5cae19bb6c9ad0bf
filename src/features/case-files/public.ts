/** The public API of case files for other features. The search dialog and the card are loaded on demand. */
export { AwaitedLinks } from './AwaitedWork.tsx'
export { CaseFileCard, CaseFileLinks } from './lazyDialogs.tsx'
export { CaseFilePicker } from './picker/CaseFilePicker.tsx'
export type { ChosenCaseFile } from './picker/useChosenCaseFile.ts'
