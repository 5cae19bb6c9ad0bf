const regional = /^Регионален отдел – /

/**
 * The short name of a department for a column or field of departments: „Регистри“ for „Отдел „Регистри““, „РО – Варна“
 * for „Регионален отдел – Варна“. Other kinds of departments keep their noun, because it distinguishes them.
 */
export const shortDepartmentName = (name: string): string =>
  name.replace(/^Отдел „(.+)“$/, '$1').replace(regional, 'РО – ')

export const regionalDepartmentTown = (name: string): string => name.replace(regional, '')
