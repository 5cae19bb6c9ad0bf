import type { Role } from './roles.ts'

/**
 * Who may make a call (specification 1, section 6): users with one of the roles, `anyone` logged in, or `anonymous`
 * without a session. The administrator may make every call.
 */
export type Callers = readonly [Role, ...Role[]] | 'anyone' | 'anonymous'

export const administrator = ['ADMINISTRATOR'] as const
export const documentFlow = ['DOCUMENTS_FLOW'] as const
export const administrativeServices = ['DOCUMENTS_EAU'] as const
export const documentWork = [...documentFlow, ...administrativeServices] as const
export const eDeliveryReaders = ['DOCUMENTS_FLOW_EDELIVERY'] as const
export const docExchangeReaders = ['DOCUMENTS_FLOW_DOCEXCHANGE'] as const
export const reportReaders = ['REPORTS'] as const
export const externalReportReaders = ['REPORTS_EXTERNAL'] as const
export const documentFilters = [...documentWork, ...reportReaders] as const
export const inspectionWriters = ['INSPECTIONS_MANAGER'] as const
export const inspectors = [...inspectionWriters, 'INSPECTIONS_READ'] as const
export const inspectionRemovers = ['INSPECTIONS_DELETE'] as const
export const registerWriters = ['RSI_MANAGER'] as const
export const registerReaders = [...registerWriters, 'RSI_READ'] as const
export const vehicleWriters = ['UA_MANAGER'] as const
export const vehicleReaders = [...vehicleWriters, 'UA_READ'] as const
export const staffManagers = ['UP_MANAGER'] as const
export const leaveUsers = [...staffManagers, 'UP_VACATIONS'] as const
export const tripUsers = [...staffManagers, 'UP_BUSINESS_TRIPS'] as const
export const expenseUsers = [...staffManagers, 'UP_EXPENSES'] as const
export const libraryManagers = ['LIBRARY_MANAGER'] as const
export const libraryReaders = [...libraryManagers, 'LIBRARY_READ'] as const
export const correspondentFinders = [...documentFilters, ...registerReaders, ...inspectors] as const
/**
 * Users who enter a correspondent, because they register letters, or because their records name one that may be
 * unknown, for example an inspector at a trader. They see addresses; other users who search for correspondents get only
 * the name.
 */
export const correspondentWriters = [...documentWork, ...registerWriters, ...inspectionWriters] as const
