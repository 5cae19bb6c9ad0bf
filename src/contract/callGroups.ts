/**
 * The groups of calls that contain a proposed call. `callsOff` of a configuration may name a whole group or a single
 * call.
 */
export const callGroups = [
  'Documents',
  'BusinessProcesses',
  'Tasks',
  'DeadlineRules',
  'Configuration',
  'Nomenclatures',
  'Metadata',
  'Library',
  'Audit',
  'MeasuringDevice',
  'ForeignDevice',
  'Device',
  'Inspection',
  'GroupedInspection',
  'InspectionFile',
  'LeaveApplication',
  'BusinessTrip',
  'SickLeave',
  'ExpenseReport',
  'Vehicle',
  'FuelExpense',
  'AdministrativeExpense',
  'Maintenance',
  'BusinessAnalysis',
] as const
