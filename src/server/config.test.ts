import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('The configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      data_dir: './.data',
      postgresql: null,
      public_url: 'http://127.0.0.1:3000',
      upload_limit_mb: 50,
      log_level: 'error',
      recordings_kept_days: 30,
      language_model: null,
    })
  })

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, postgresql: null })
  })

  test('is reached by the machine that it is on, however it listens', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).public_url).toBe('http://localhost:8080')
    expect(readConfig({ HOST: '::1' }).public_url).toBe('http://[::1]:3000')
    expect(readConfig({ PUBLIC_URL: 'https://plans.example/' }).public_url).toBe('https://plans.example')
  })

  test('takes the word of no proxy but of those that are named', () => {
    expect(readConfig({}).trusted_proxies).toEqual([])
    const TRUSTED_PROXIES = 'loopback, 10.0.0.5,172.16.0.0/12, fd00::/8'
    expect(readConfig({ TRUSTED_PROXIES }).trusted_proxies).toEqual(['loopback', '10.0.0.5', '172.16.0.0/12', 'fd00::/8'])
  })

  test('has nobody watch the server, unless it says where; figures have a port of their own', () => {
    expect(readConfig({}).observing).toEqual({ metrics: null, traces: null })
    expect(readConfig({ HOST: '0.0.0.0', METRICS_PORT: '9464' }).observing.metrics).toEqual({ host: '0.0.0.0', port: 9464 })
    const set = { HOST: '0.0.0.0', METRICS_PORT: '9464', METRICS_HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(readConfig(set).observing).toEqual({
      metrics: { host: '127.0.0.1', port: 9464 },
      traces: { endpoint: 'http://collector:4318', service: 'work-plan-builder' },
    })
  })

  test.each([
    [{ METRICS_PORT: '0' }, 'METRICS_PORT must be 1 to 65535.'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318.'],
    [{ PORT: 'abc' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be 1 to 65535.'],
    [{ UPLOAD_LIMIT_MB: '0' }, 'UPLOAD_LIMIT_MB must be more than 0.'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL must be an address like postgres://user:password@host:5432/name.'],
    [{ PUBLIC_URL: 'plans.example' }, 'PUBLIC_URL must be an address like https://plans.example.com.'],
    [{ TRUSTED_PROXIES: '10.0.0.5, somewhere' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ RECORDINGS_KEPT_DAYS: '-1' }, 'RECORDINGS_KEPT_DAYS must be 0 or more.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, fatal, error, warn or info.'],
  ])('%j is refused by name', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('names everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: '0', UPLOAD_LIMIT_MB: 'x' })).toThrow('PORT must be 1 to 65535. UPLOAD_LIMIT_MB must be a number.')
  })
})
