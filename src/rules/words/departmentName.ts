const regional = /^Регионален отдел – /

/**
 * The short name of a department for a column or field of departments: „Регистри“ for „Отдел „Регистри““, „РО – Варна“
 * for „Регионален отдел – Варна“. Other kinds keep their noun, which distinguishes them.
 */
export const shortDepartmentName = (name: string): string =>
  name.replace(/^Отдел „(.+)“$/, '$1').replace(regional, 'РО – ')

/** The town of a regional department, for a column of regional departments. */
export const regionalDepartmentTown = (name: string): string => name.replace(regional, '')
