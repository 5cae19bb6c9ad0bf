import { Scope } from '../../contract/enumerations.ts'
import { to } from '../../routes/to.ts'
import type { ReportLinkContext } from '../../screen-kit/reports/reportDefinition.ts'
import { openable } from '../../screen-kit/routeTable.ts'

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

/** The list of exactly the documents that a figure counts, in their module; undefined if the user may not open it. */
export const documentsHref = (
  scope: number | undefined,
  pluralise: Counted,
  { mayOpen }: Pick<ReportLinkContext<unknown>, 'mayOpen'>,
): string | undefined => {
  // `any`: without it the list would preset the user's department.
  const search = { standing: 'counted', departmentId: 'any', ...pluralise } as const
  if (scope === Scope.AU) return openable(to.administrativeServices.all(search), mayOpen)
  return scope === Scope.DMS ? openable(to.documentsFlow.all(search), mayOpen) : undefined
}
