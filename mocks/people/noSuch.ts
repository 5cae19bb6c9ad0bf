/** Said of somebody who is named in a record and is not in the organisation, or no longer. */
export const noSuchPerson = 'Няма такъв служител или вече не работи тук.'
/** The same of a unit. */
export const noSuchDepartment = 'Няма такова звено.'
