export { AwaitedLinks } from './AwaitedWork.tsx'
export { CaseFileCard, CaseFileLinks } from './lazyDialogs.tsx'
export { CaseFilePicker } from './picker/CaseFilePicker.tsx'
export type { ChosenCaseFile } from './picker/useChosenCaseFile.ts'
