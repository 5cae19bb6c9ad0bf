import type { Role } from './enumerations.ts'

/**
 * Who may make a call (document 1, section 6): whoever has one of the roles, `anyone` who is logged in, or `anonymous`,
 * for which no session is needed. The administrator may make every call and is named only where nobody else may.
 */
export type Callers = readonly [Role, ...Role[]] | 'anyone' | 'anonymous'

export const administrator = ['ADMINISTRATOR'] as const
/** The two modules of document work have the same screens. */
export const documentWork = ['DOCUMENTS_FLOW', 'DOCUMENTS_EAU'] as const
/** The reports choose from the lists that the filters of documents choose from. */
export const documentFilters = [...documentWork, 'REPORTS'] as const
export const inspectors = ['INSPECTIONS_READ', 'INSPECTIONS_MANAGER'] as const
export const inspectionWriters = ['INSPECTIONS_MANAGER'] as const
/** Deletes drafts of inspections; enters nothing by itself. */
export const inspectionRemovers = ['INSPECTIONS_DELETE'] as const
export const registerReaders = ['RSI_READ', 'RSI_MANAGER'] as const
/** A role for reading alone opens the forms too (document 1, section 6); saving needs the one for managing. */
export const registerWriters = ['RSI_MANAGER'] as const
/** Who finds correspondents: whoever writes documents, types of devices or inspections, or filters reports by them. */
export const correspondentFinders = [...documentFilters, ...registerReaders, ...inspectors] as const
