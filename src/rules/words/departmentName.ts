const regional = /^Регионален отдел – /

/**
 * A department's name where a column or field says that it is one: „Регистри“ for „Отдел „Регистри““, „РО – Варна“ for
 * „Регионален отдел – Варна“. Other kinds keep their kind, which tells them apart.
 */
export const shortDepartmentName = (name: string): string =>
  name.replace(/^Отдел „(.+)“$/, '$1').replace(regional, 'РО – ')

/** A regional department's town, where the column says that it is one. */
export const regionalDepartmentTown = (name: string): string => name.replace(regional, '')
