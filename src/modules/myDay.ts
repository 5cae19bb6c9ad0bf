import { to } from '../routes/to.ts'
import { type AppRoute, screen } from './route.ts'

/** Belongs to no module: the menu of each module begins with it, and so does the panel of notifications. */
export const myDay: AppRoute = {
  path: to.myDay(),
  title: 'Моят ден',
  access: { anyone: true },
  icon: 'myDay',
  hidden: true,
  load: screen(() => import('../features/my-day/MyDayPage.tsx'), {}),
}
