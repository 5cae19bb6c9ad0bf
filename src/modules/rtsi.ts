import { to } from '../routes/to.ts'
import type { AppModule } from './route.ts'

const access = { roles: ['ADMINISTRATOR', 'RSI_MANAGER', 'RSI_READ'] } as const

/** The register of measuring devices and their types (document 1, section 2, „Measuring-device register“). */
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
      later: 'Средствата за измерване с ползвател, последна проверка и срок на валидност.',
    },
    {
      path: to.rtsi.device(':id'),
      title: 'Средство за измерване',
      access,
      icon: 'devices',
      hidden: true,
      later: 'Картон на средството за измерване с неговите проверки и движение.',
    },
    {
      path: to.rtsi.measuringDevices.list(),
      title: 'Одобрени типове средства за измерване',
      access,
      icon: 'deviceTypes',
      later: 'Регистърът на одобрените типове с производител, заявител, удостоверение и допълнения.',
    },
    {
      path: to.rtsi.measuringDevices.create(),
      title: 'Нов одобрен тип',
      access,
      icon: 'deviceTypes',
      hidden: true,
      later: 'Вписване на одобрен тип: чернова, проверка на данните и регистриране с номер.',
    },
    {
      path: to.rtsi.measuringDevices.amendment(':toDeviceId'),
      title: 'Допълнение към одобрен тип',
      access,
      icon: 'deviceTypes',
      hidden: true,
      later: 'Вписване на допълнение към вече одобрен тип, с показани разлики.',
    },
    {
      path: to.rtsi.measuringDevices.one(':id'),
      title: 'Одобрен тип',
      access,
      icon: 'deviceTypes',
      hidden: true,
      later: 'Пълните данни на одобрения тип с допълненията, документите и изображенията му.',
    },
    {
      path: to.rtsi.foreignDevices.list(),
      title: 'Регистрирани типове средства за измерване',
      access,
      icon: 'foreignDevices',
      later: 'Регистърът на типовете, одобрени в чужбина, с държава, удостоверение и представител.',
    },
    {
      path: to.rtsi.foreignDevices.create(),
      title: 'Нов регистриран тип',
      access,
      icon: 'foreignDevices',
      hidden: true,
      later: 'Вписване на тип, одобрен в чужбина: чернова, проверка на данните и регистриране.',
    },
    {
      path: to.rtsi.foreignDevices.amendment(':toDeviceId'),
      title: 'Допълнение към регистриран тип',
      access,
      icon: 'foreignDevices',
      hidden: true,
      later: 'Вписване на допълнение към регистриран тип, с показани разлики.',
    },
    {
      path: to.rtsi.foreignDevices.one(':id'),
      title: 'Регистриран тип',
      access,
      icon: 'foreignDevices',
      hidden: true,
      later: 'Пълните данни на регистрирания тип с допълненията и документите му.',
    },
  ],
}
