const regional = /^Регионален отдел – /

/** Returns a short name: „Регистри“ for „Отдел „Регистри““, „РО – Варна“ for „Регионален отдел – Варна“. */
export const shortDepartmentName = (name: string): string =>
  name.replace(/^Отдел „(.+)“$/, '$1').replace(regional, 'РО – ')

export const regionalDepartmentTown = (name: string): string => name.replace(regional, '')
