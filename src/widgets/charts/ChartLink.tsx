import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { focusHeading } from '../focus/screenHeading.ts'

type Props = {
  href: string
  children: ReactNode
  id?: string
  className?: string
  tabIndex?: number
  'aria-label'?: string
  onFocus?: () => void
  onBlur?: () => void
}

/**
 * A link of a chart. One that only narrows the page it stands on gives the focus to the heading over what it shows now:
 * the chart may be gone with its other bars.
 */
export const ChartLink = (props: Props) => {
  const [here] = useLocation()
  const narrows = props.href.split('?')[0] === here
  const goUp = () => {
    focusHeading()
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  return <Link {...props} {...(narrows && { onClick: goUp })} />
}
