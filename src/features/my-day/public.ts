import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const RecordTools = lazyPart(() => import(/* webpackChunkName: "my-day" */ './RecordTools.tsx'))
