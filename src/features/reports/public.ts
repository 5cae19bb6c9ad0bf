import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const DepartmentExecution = lazyPart(
  () => import(/* webpackChunkName: "work-reports" */ './work/DepartmentExecution.tsx'),
)
