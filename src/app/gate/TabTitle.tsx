import { useLayoutEffect } from 'react'
import type { AppRoute } from '../../modules/route.ts'
import { tabTitle } from '../../screen-kit/useTabTitle.ts'

const untitled = 'Вътрешна система'

/**
 * Sets the title of the browser tab: the route's title, then the product's (specification 1, section 2). A screen may
 * set a more specific one.
 */
export const TabTitle = ({ route }: { route: AppRoute | undefined }) => {
  const title = route?.title ?? untitled
  useLayoutEffect(() => {
    document.title = tabTitle(title)
  }, [title])
  return null
}
