import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const ReminderDialog = lazyPart(() => import(/* webpackChunkName: "my-day" */ './ReminderDialog.tsx'))
