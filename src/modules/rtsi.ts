import { registerReaders } from '../contract/callers.ts'
import { to } from '../routes/to.ts'
import { type AppModule, openTo, screen } from './route.ts'

const access = openTo(...registerReaders)

export const rtsi: AppModule = {
  key: 'rtsi',
  name: 'Модул РСИ',
  icon: 'devices',
  routes: [
    {
      path: to.rtsi.root(),
      title: 'Регистър на средствата за измерване',
      access,
      icon: 'devices',
      redirect: to.rtsi.devices(),
    },
    {
      path: to.rtsi.devices(),
      title: 'Средства за измерване',
      access,
      icon: 'devices',
      load: screen(() => import('../features/devices/single/DevicesPage.tsx'), {}),
    },
    {
      path: to.rtsi.device(':id'),
      title: 'Средство за измерване',
      access,
      icon: 'devices',
      hidden: true,
      load: screen(() => import('../features/devices/single/DevicePage.tsx'), {}),
    },
    {
      path: to.rtsi.measuringDevices.list(),
      title: 'Одобрени типове средства за измерване',
      access,
      icon: 'deviceTypes',
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), { register: 'approved', show: 'list' }),
    },
    {
      path: to.rtsi.measuringDevices.create(),
      title: 'Нов одобрен тип',
      access,
      icon: 'deviceTypes',
      hidden: true,
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), { register: 'approved', show: 'create' }),
    },
    {
      path: to.rtsi.measuringDevices.amendment(':toDeviceId'),
      title: 'Допълнение към одобрен тип',
      access,
      icon: 'deviceTypes',
      hidden: true,
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), {
        register: 'approved',
        show: 'amendment',
      }),
    },
    {
      path: to.rtsi.measuringDevices.one(':id'),
      title: 'Одобрен тип',
      access,
      icon: 'deviceTypes',
      hidden: true,
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), { register: 'approved', show: 'one' }),
    },
    {
      path: to.rtsi.foreignDevices.list(),
      title: 'Регистрирани типове средства за измерване',
      access,
      icon: 'foreignDevices',
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), { register: 'registered', show: 'list' }),
    },
    {
      path: to.rtsi.foreignDevices.create(),
      title: 'Нов регистриран тип',
      access,
      icon: 'foreignDevices',
      hidden: true,
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), {
        register: 'registered',
        show: 'create',
      }),
    },
    {
      path: to.rtsi.foreignDevices.amendment(':toDeviceId'),
      title: 'Допълнение към регистриран тип',
      access,
      icon: 'foreignDevices',
      hidden: true,
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), {
        register: 'registered',
        show: 'amendment',
      }),
    },
    {
      path: to.rtsi.foreignDevices.one(':id'),
      title: 'Регистриран тип',
      access,
      icon: 'foreignDevices',
      hidden: true,
      load: screen(() => import('../features/devices/types/TypeScreens.tsx'), { register: 'registered', show: 'one' }),
    },
  ],
}
