export const noSuchPerson = 'Няма такъв служител или вече не работи тук.'
export const noSuchDepartment = 'Няма такова звено.'
