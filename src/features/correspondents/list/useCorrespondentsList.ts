import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { DocumentModule } from '../../../rules/to.ts'
import { pageInstead } from '../../../screen-kit/list/listAddress.ts'
import { useList } from '../../../screen-kit/list/useList.ts'
import { useListAddress } from '../../../screen-kit/list/useListAddress.ts'
import { usePageThatExists } from '../../../screen-kit/list/usePageThatExists.ts'
import { userAtom } from '../../../state/session.ts'
import { type CorrespondentsFilter, correspondentsAddress } from './correspondentsFilter.ts'
import { correspondentsPage } from './correspondentsPage.ts'
import { rememberListAtom } from './lastList.ts'
import { keepPersonalNumbersOf } from './personalNumber.ts'

/** The list of correspondents: what its address says, what is asked for, what came. */
export const useCorrespondentsList = (module: DocumentModule) => {
  keepPersonalNumbersOf(useAtomValue(userAtom)?.userName ?? '')
  const [place, go] = useListAddress(correspondentsAddress)
  const { page, size } = place
  const list = useList(correspondentsPage(place))
  const { rows, stale, total } = list.grid
  usePageThatExists(pageInstead(page, size, total), stale, go)
  const remember = useSetAtom(rememberListAtom)
  const skip = (page - 1) * size
  useEffect(() => {
    if (!rows || stale) return
    const href = location.pathname + location.search
    remember({ module, href, ids: rows.map(({ id }) => id), skip, total: total ?? rows.length })
  }, [remember, module, rows, stale, total, skip])
  return {
    ...list,
    place,
    go,
    filter: place.filter,
    /** Shows the first page of a filter; what was answered before is old, so that it is really asked. */
    show: (filter: Partial<CorrespondentsFilter>) => {
      list.forget()
      go({ filter, page: 1 })
    },
    refresh: () => {
      list.forget()
      if (page === 1) list.refetch()
      else go({ page: 1 })
    },
  }
}
export type CorrespondentsList = ReturnType<typeof useCorrespondentsList>
