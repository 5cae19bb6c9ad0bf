/** The public API of exchange for other features. The dialog's code is fetched on the first opening. */
export type { FilledIn, RegisteredDocument } from './register/documentFormSlot.ts'
export { SendDocumentDialog } from './send/SendDocumentDialog.tsx'
export { isSentByNet } from './send/sendPlan.ts'
