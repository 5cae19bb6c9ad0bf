import { metadata } from '../../../contract/metadata.ts'
import { orgStructure } from '../../../contract/orgStructure.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'

export const departmentOptions = lookupOptions(orgStructure.getDepartments, {}, (all) =>
  all.map(({ id, departmentName }) => ({ id, name: departmentName })),
)
export const statusOptions = lookupOptions(metadata.getDocumentStatuses, {}, (all) => all)
