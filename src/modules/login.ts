import { to } from '../routes/to.ts'
import type { ScreenRoute } from './route.ts'

/** The only pages without a session (specification 1, section 2). */
export const login: readonly ScreenRoute[] = [
  {
    path: to.login(),
    title: 'Вход',
    access: { anonymous: true },
    icon: 'rights',
    hidden: true,
    load: () => import(/* webpackChunkName: "login" */ '../features/login/LoginPage.tsx'),
  },
  {
    path: to.authRedirect(),
    title: 'Пренасочване',
    access: { anonymous: true },
    icon: 'rights',
    hidden: true,
    load: () => import(/* webpackChunkName: "link" */ '../features/login/AuthRedirectPage.tsx'),
  },
]
