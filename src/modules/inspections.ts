import { to } from '../routes/to.ts'
import type { AppModule } from './route.ts'

const access = { roles: ['ADMINISTRATOR', 'INSPECTIONS_MANAGER', 'INSPECTIONS_READ'] } as const

/** Single and group inspections (document 1, section 2, „Inspections“). */
export const inspections: AppModule = {
  key: 'inspections',
  name: 'Модул Проверки',
  icon: 'inspections',
  routes: [
    {
      path: to.inspections.list(),
      title: 'Проверки',
      access,
      icon: 'inspections',
      later: 'Проверките по лице, обект и отдел, с броя проверени средства и резултата.',
    },
    {
      path: to.inspections.create(),
      title: 'Нова проверка',
      access,
      icon: 'inspections',
      hidden: true,
      later: 'Съставяне на протокол от проверка с обект, проверени средства, предписания и файлове.',
    },
    {
      path: to.inspections.createFrom(':copyFromGuid'),
      title: 'Нова проверка по образец',
      access,
      icon: 'inspections',
      hidden: true,
      later: 'Нова проверка, попълнена от съществуваща, за да не се въвежда едно и също два пъти.',
    },
    {
      path: to.inspections.one(':id'),
      title: 'Проверка',
      access,
      icon: 'inspections',
      hidden: true,
      later: 'Преглед на протокола от проверка, файловете към него и последващите действия.',
    },
    {
      path: to.groupInspections.list(),
      title: 'Групови проверки',
      access,
      icon: 'groupInspections',
      later: 'Кампаниите по проверка с период, заповед, ръководител и изпълнение по отдели.',
    },
    {
      path: to.groupInspections.create(),
      title: 'Нова групова проверка',
      access,
      icon: 'groupInspections',
      hidden: true,
      later: 'Планиране на групова проверка с период, отдели и брой планирани проверки.',
    },
    {
      path: to.groupInspections.createFrom(':copyFromGuid'),
      title: 'Нова групова проверка по образец',
      access,
      icon: 'groupInspections',
      hidden: true,
      later: 'Нова групова проверка, попълнена от съществуваща.',
    },
    {
      path: to.groupInspections.one(':id'),
      title: 'Групова проверка',
      access,
      icon: 'groupInspections',
      hidden: true,
      later: 'Преглед на груповата проверка с всички проверки, извършени по нея.',
    },
  ],
}
