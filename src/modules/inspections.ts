import { inspectors } from '../contract/callers.ts'
import { to } from '../routes/to.ts'
import { type AppModule, openTo, screen } from './route.ts'

const access = openTo(...inspectors)

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
      needs: 'Inspection/GetInspections',
      load: screen(() => import('../features/inspections/list/InspectionsPage.tsx'), {}),
    },
    {
      path: to.inspections.create(),
      title: 'Нова проверка',
      access,
      icon: 'inspections',
      hidden: true,
      needs: 'Inspection/GetInspections',
      load: screen(() => import('../features/inspections/record/InspectionPage.tsx'), { of: 'single', show: 'create' }),
    },
    {
      path: to.inspections.createFrom(':copyFromGuid'),
      title: 'Нова проверка по образец',
      access,
      icon: 'inspections',
      hidden: true,
      needs: 'Inspection/GetInspections',
      load: screen(() => import('../features/inspections/record/InspectionPage.tsx'), { of: 'single', show: 'copy' }),
    },
    {
      path: to.inspections.one(':id'),
      title: 'Проверка',
      access,
      icon: 'inspections',
      hidden: true,
      needs: 'Inspection/GetInspections',
      load: screen(() => import('../features/inspections/record/InspectionPage.tsx'), { of: 'single', show: 'one' }),
    },
    {
      path: to.groupInspections.list(),
      title: 'Групови проверки',
      access,
      icon: 'groupInspections',
      needs: 'GroupedInspection/GetGroupedInspections',
      load: screen(() => import('../features/inspections/list/GroupInspectionsPage.tsx'), {}),
    },
    {
      path: to.groupInspections.create(),
      title: 'Нова групова проверка',
      access,
      icon: 'groupInspections',
      hidden: true,
      needs: 'GroupedInspection/GetGroupedInspections',
      load: screen(() => import('../features/inspections/record/InspectionPage.tsx'), { of: 'group', show: 'create' }),
    },
    {
      path: to.groupInspections.createFrom(':copyFromGuid'),
      title: 'Нова групова проверка по образец',
      access,
      icon: 'groupInspections',
      hidden: true,
      needs: 'GroupedInspection/GetGroupedInspections',
      load: screen(() => import('../features/inspections/record/InspectionPage.tsx'), { of: 'group', show: 'copy' }),
    },
    {
      path: to.groupInspections.one(':id'),
      title: 'Групова проверка',
      access,
      icon: 'groupInspections',
      hidden: true,
      needs: 'GroupedInspection/GetGroupedInspections',
      load: screen(() => import('../features/inspections/record/InspectionPage.tsx'), { of: 'group', show: 'one' }),
    },
  ],
}
