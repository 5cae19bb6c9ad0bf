const regional = /^Регионален отдел – /

/**
 * The short name of a department where the context already says that it is a department: „Регистри“ for „Отдел
 * „Регистри““, „РО – Варна“ for „Регионален отдел – Варна“. Other kinds of units keep their noun.
 */
export const shortDepartmentName = (name: string): string =>
  name.replace(/^Отдел „(.+)“$/, '$1').replace(regional, 'РО – ')

export const regionalDepartmentTown = (name: string): string => name.replace(regional, '')
