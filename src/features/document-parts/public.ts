/** All that other features may use of the parts of a document. The panels are fetched on demand. */
export { AddresseesPanel, CommentsPanel, ObligationsPanel } from './lazyPanels.ts'
export { addresseesAtom } from './partsState.ts'
