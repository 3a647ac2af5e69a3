'use client'

export { ErrorPage as default } from '@/site/errors/error-page.client'
