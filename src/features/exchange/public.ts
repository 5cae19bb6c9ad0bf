/** All that other features may use of exchange. The dialog is fetched when it is first opened. */
export type { FilledIn, RegisteredDocument } from './register/documentFormSlot.ts'
export { SendDocumentDialog } from './send/SendDocumentDialog.tsx'
export { isSentByNet } from './send/sendPlan.ts'
