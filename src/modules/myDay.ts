import { to } from '../routes/to.ts'
import { type AppRoute, screen } from './route.ts'

/** The page is in no module: the menu of every module and the panel of notifications begin with a link to it. */
export const myDay: AppRoute = {
  path: to.myDay(),
  title: 'Моят ден',
  access: { anyone: true },
  icon: 'myDay',
  hidden: true,
  load: screen(() => import('../features/my-day/MyDayPage.tsx'), {}),
}
