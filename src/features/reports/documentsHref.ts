import { Scope } from '../../contract/enumerations.ts'
import { to } from '../../routes/to.ts'
import type { Going } from '../../screen-kit/reports/reportKit.ts'

type Counted = {
  fromDate?: string | undefined
  toDate?: string | undefined
  standing?: 'counted' | 'finished' | 'unfinished' | 'late'
  documentTypeId?: number | undefined
  documentDirectionId?: number | undefined
  responsibleDepartmentId?: number | undefined
  classificationId?: number | undefined
  correspondentID?: number | undefined
  correspondentGroupId?: number | undefined
}

/** The list of exactly those documents that a figure counts, in the module whose they are; undefined for who may not enter it. */
export const documentsHref = (
  scope: number | undefined,
  counted: Counted,
  { mayEnter }: Pick<Going<unknown>, 'mayEnter'>,
): string | undefined => {
  // Any department: else the list would fill in the person's own.
  const search = { standing: 'counted', departmentId: 'any', ...counted } as const
  if (scope === Scope.AU) return mayEnter(['DOCUMENTS_EAU']) ? to.administrativeServices.all(search) : undefined
  return scope === Scope.DMS && mayEnter(['DOCUMENTS_FLOW']) ? to.documentsFlow.all(search) : undefined
}
