import { to } from '../routes/to.ts'
import { type AppModule, openTo, screen } from './route.ts'

const access = openTo()

export const businessProcesses: AppModule = {
  key: 'business-processes',
  name: 'Подсистема УБП',
  icon: 'processes',
  routes: [
    {
      path: to.businessProcesses.list(),
      title: 'Бизнес процеси',
      access,
      icon: 'processes',
      needs: 'BusinessProcesses/GetBusinessProcesses',
      load: screen(() => import('../features/processes/list/ProcessesPage.tsx'), {}),
    },
    {
      path: to.businessProcesses.one(':id'),
      title: 'Бизнес процес',
      access,
      icon: 'processes',
      hidden: true,
      needs: 'BusinessProcesses/GetBusinessProcess',
      load: screen(() => import('../features/processes/ProcessPage.tsx'), {}),
    },
  ],
}
