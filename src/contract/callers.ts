import type { Role } from './roles.ts'

/**
 * Who may make a call (document 1, section 6): whoever has one of the roles, `anyone` who is logged in, or `anonymous`,
 * for which no session is needed. The administrator may make every call and is named only where nobody else may.
 */
export type Callers = readonly [Role, ...Role[]] | 'anyone' | 'anonymous'

/** Who has which area. Calls and routes name these lists; a role is written here alone, and in rules that single it out. */
export const administrator = ['ADMINISTRATOR'] as const
export const documentFlow = ['DOCUMENTS_FLOW'] as const
export const administrativeServices = ['DOCUMENTS_EAU'] as const
/** The two modules of document work have the same screens. */
export const documentWork = [...documentFlow, ...administrativeServices] as const
export const eDeliveryReaders = ['DOCUMENTS_FLOW_EDELIVERY'] as const
export const docExchangeReaders = ['DOCUMENTS_FLOW_DOCEXCHANGE'] as const
export const reportReaders = ['REPORTS'] as const
/** Reaches the page of external reports alone. */
export const externalReportReaders = ['REPORTS_EXTERNAL'] as const
/** The reports choose from the lists that the filters of documents choose from. */
export const documentFilters = [...documentWork, ...reportReaders] as const
export const inspectionWriters = ['INSPECTIONS_MANAGER'] as const
export const inspectors = [...inspectionWriters, 'INSPECTIONS_READ'] as const
/** Deletes drafts of inspections; enters nothing by itself. */
export const inspectionRemovers = ['INSPECTIONS_DELETE'] as const
/** A role for reading alone opens the forms too (document 1, section 6); saving needs the one for managing. */
export const registerWriters = ['RSI_MANAGER'] as const
export const registerReaders = [...registerWriters, 'RSI_READ'] as const
export const vehicleWriters = ['UA_MANAGER'] as const
export const vehicleReaders = [...vehicleWriters, 'UA_READ'] as const
/** Who manages the staff has its four registers; each of the others but sick leaves has a role of its own beside. */
export const staffManagers = ['UP_MANAGER'] as const
export const leaveUsers = [...staffManagers, 'UP_VACATIONS'] as const
export const tripUsers = [...staffManagers, 'UP_BUSINESS_TRIPS'] as const
export const expenseUsers = [...staffManagers, 'UP_EXPENSES'] as const
export const libraryManagers = ['LIBRARY_MANAGER'] as const
export const libraryReaders = [...libraryManagers, 'LIBRARY_READ'] as const
/** Who finds correspondents: whoever writes documents, types of devices or inspections, or filters reports by them. */
export const correspondentFinders = [...documentFilters, ...registerReaders, ...inspectors] as const
/** Of them, who writes to a person or fills in where he lives; the others get a name. */
export const addressReaders = [...documentWork, ...registerWriters, ...inspectionWriters] as const
