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

/** Returns the URL of the list with exactly the counted documents; undefined if the user may not open that list. */
export const documentsHref = (
  scope: number | undefined,
  counted: Counted,
  { mayOpen }: Pick<ReportLinkContext<unknown>, 'mayOpen'>,
): string | undefined => {
  // The department is `any`, because without a value the list would preset the user's own department.
  const search = { standing: 'counted', departmentId: 'any', ...counted } as const
  if (scope === Scope.AU) return openable(to.administrativeServices.all(search), mayOpen)
  return scope === Scope.DMS ? openable(to.documentsFlow.all(search), mayOpen) : undefined
}
