export type { DocumentFormProps, RegisteredDocument } from './register/documentFormSlot.ts'
export { SendDocumentDialog } from './send/SendDocumentDialog.tsx'
export { isSentByNet } from './send/sendPlan.ts'
