import type { Role } from './roles.ts'

/**
 * Who may make a call (document 1, section 6): a user with one of the roles, `anyone` who is logged in, or `anonymous`,
 * which needs no session. The administrator may make every call and is listed only if no other role may.
 */
export type Callers = readonly [Role, ...Role[]] | 'anyone' | 'anonymous'

/**
 * The roles of each area, used by calls and routes. Role keys are written only here and in rules that single out a
 * role.
 */
export const administrator = ['ADMINISTRATOR'] as const
export const documentFlow = ['DOCUMENTS_FLOW'] as const
export const administrativeServices = ['DOCUMENTS_EAU'] as const
/** The two modules of document work have the same screens. */
export const documentWork = [...documentFlow, ...administrativeServices] as const
export const eDeliveryReaders = ['DOCUMENTS_FLOW_EDELIVERY'] as const
export const docExchangeReaders = ['DOCUMENTS_FLOW_DOCEXCHANGE'] as const
export const reportReaders = ['REPORTS'] as const
/** May open only the page of external reports. */
export const externalReportReaders = ['REPORTS_EXTERNAL'] as const
/** The filters of reports use the same lists as the filters of documents. */
export const documentFilters = [...documentWork, ...reportReaders] as const
export const inspectionWriters = ['INSPECTIONS_MANAGER'] as const
export const inspectors = [...inspectionWriters, 'INSPECTIONS_READ'] as const
/** May delete drafts of inspections; the role alone permits nothing else. */
export const inspectionRemovers = ['INSPECTIONS_DELETE'] as const
/** A read-only role opens the forms too (document 1, section 6); saving requires the managing role. */
export const registerWriters = ['RSI_MANAGER'] as const
export const registerReaders = [...registerWriters, 'RSI_READ'] as const
export const vehicleWriters = ['UA_MANAGER'] as const
export const vehicleReaders = [...vehicleWriters, 'UA_READ'] as const
/** The manager of staff has all four staff registers. Each of them except sick leaves also has a separate role. */
export const staffManagers = ['UP_MANAGER'] as const
export const leaveUsers = [...staffManagers, 'UP_VACATIONS'] as const
export const tripUsers = [...staffManagers, 'UP_BUSINESS_TRIPS'] as const
export const expenseUsers = [...staffManagers, 'UP_EXPENSES'] as const
export const libraryManagers = ['LIBRARY_MANAGER'] as const
export const libraryReaders = [...libraryManagers, 'LIBRARY_READ'] as const
/** Users who write documents, device types or inspections, or filter reports by correspondent. */
export const correspondentFinders = [...documentFilters, ...registerReaders, ...inspectors] as const
/** Those of them who write to a person or fill in an address; the others get only a name. */
export const addressReaders = [...documentWork, ...registerWriters, ...inspectionWriters] as const
