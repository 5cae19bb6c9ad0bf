import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { to } from '../../routes/to.ts'
import { useSearch } from '../../screen-kit/useSearch.ts'
import { notifyCodeOf } from '../../state/redirect.ts'
import { sessionAtom } from '../../state/session.ts'
import { LockedLayout } from './LockedLayout.tsx'

/**
 * Renders the page to which another system sends its users (specification 1, section 2). It redirects a user without a
 * session to the login page, which then opens the target URL.
 */
const AuthRedirectPage = () => {
  const session = useAtomValue(sessionAtom)
  const search = useSearch()
  const [, navigate] = useLocation()
  const reason = session.kind === 'anonymous' ? session.notify : undefined
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const redirect = parameters.get('redirect')
    const notify = reason ?? notifyCodeOf(parameters.get('notify'))
    navigate(to.login({ ...(redirect && { redirect }), ...(notify && { notify }) }), { replace: true })
  }, [search, reason, navigate])
  return (
    <LockedLayout>
      <p role="status">Пренасочване…</p>
    </LockedLayout>
  )
}

export default AuthRedirectPage
