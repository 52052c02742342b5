import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../site/test/times.ts';
import { LOCALES, requestFields } from '../index.ts';
import { variantName } from '../names.ts';
import { htmlElements } from './html-elements.ts';
import { identify, MAX_PASTE_LENGTH } from './identify.ts';
import { embedRules, embedTexts, findValues } from './index.ts';
import { captchaKey, reportCaptcha, taskValues } from './report.ts';

const { entries } = embedRules;
const found = (text: string) => identify(text, htmlElements, embedRules);
/** Task, variant and values of each captcha, as one object each. */
const tasks = (text: string) =>
  found(text).captchas.map(({ entry, values }) => ({
    task: captchaKey(entry),
    ...Object.fromEntries(values.map(({ field, value, source }) => [field, value ?? `code: ${source}`])),
  }));

const KEY = 'YOUR_SITE_KEY';
const api = (file: string) => `<script src="https://www.google.com/recaptcha/${file}" async defer></script>`;

/** Per captcha: forms of its embed code, all with the same outcome. */
const FORMS: Record<string, { outcome: object; forms: string[] }> = {
  'reCAPTCHA v2': {
    outcome: { task: 'RecaptchaV2Task', websiteKey: KEY },
    forms: [
      `${api('api.js')}<form method="post"><div class="g-recaptcha" data-sitekey="${KEY}"></div></form>`,
      `<script src=https://www.google.com/recaptcha/api.js></script><div class=g-recaptcha data-sitekey=${KEY}>`,
      `${api('api.js?render=explicit')}<script>grecaptcha.render('box', { sitekey: '${KEY}' });</script>`,
      `<script>function f(){window.grecaptcha.render(document.getElementById("b"),{"sitekey":"${KEY}",callback:a=>{b(a,1)}})}</script>`,
      `<div className="form g-recaptcha" data-sitekey={"${KEY}"} />`,
      `<div class="g-recaptcha" :data-sitekey="'${KEY}'"></div>`,
    ],
  },
  'reCAPTCHA v2, invisible': {
    outcome: { task: 'RecaptchaV2Task', websiteKey: KEY, isInvisible: true },
    forms: [
      `${api('api.js')}<button class="g-recaptcha" data-sitekey="${KEY}" data-callback="onSubmit">Send</button>`,
      `<div class="g-recaptcha" data-sitekey="${KEY}" data-size="invisible"></div>`,
      `<script>grecaptcha.render("b",{sitekey:"${KEY}",size:"invisible"})</script>`,
      `<script>grecaptcha.render(\n  'b',\n  {\n    size: 'invisible',\n    sitekey: '${KEY}',\n  },\n);</script>`,
      `<div className='g-recaptcha' data-size='invisible' data-sitekey='${KEY}'></div>`,
    ],
  },
  'reCAPTCHA v2 Enterprise': {
    outcome: {
      task: 'RecaptchaV2EnterpriseTask',
      websiteKey: KEY,
      pageAction: 'LOGIN',
      apiDomain: 'www.google.com',
    },
    forms: [
      `${api('enterprise.js')}<div class="g-recaptcha" data-sitekey="${KEY}" data-action="LOGIN"></div>`,
      `<div class=g-recaptcha data-sitekey=${KEY} data-action=LOGIN></div>${api('enterprise.js')}`,
      `${api('enterprise.js?render=explicit')}<script>grecaptcha.enterprise.render('b', { sitekey: '${KEY}', action: 'LOGIN' })</script>`,
      `${api('enterprise.js?onload=go&render=explicit')}<script>go=()=>grecaptcha.enterprise.render("b",{action:"LOGIN",sitekey:"${KEY}"})</script>`,
      `<head>${api('enterprise.js')}</head><div className="g-recaptcha" data-sitekey="${KEY}" data-action="LOGIN" />`,
    ],
  },
  'reCAPTCHA v3': {
    outcome: { task: 'RecaptchaV3TaskProxyless', websiteKey: KEY, pageAction: 'submit' },
    forms: [
      `${api(`api.js?render=${KEY}`)}<script>grecaptcha.ready(() => grecaptcha.execute('${KEY}', { action: 'submit' }))</script>`,
      `<script>grecaptcha.ready(function(){grecaptcha.execute("${KEY}",{action:"submit"}).then(function(t){s(t)})})</script>`,
      `${api('api.js')}<button class="g-recaptcha" data-sitekey="${KEY}" data-callback="f" data-action="submit">Send</button>`,
      `grecaptcha.execute( '${KEY}' , { 'action' : 'submit' } )`,
      `const token = await window.grecaptcha.execute(\`${KEY}\`, { action: \`submit\` });`,
    ],
  },
  'reCAPTCHA v3 Enterprise': {
    outcome: { task: 'RecaptchaV3TaskProxyless', websiteKey: KEY, pageAction: 'submit', isEnterprise: true },
    forms: [
      `${api(`enterprise.js?render=${KEY}`)}<script>grecaptcha.enterprise.execute('${KEY}', { action: 'submit' })</script>`,
      `<script>grecaptcha.enterprise.execute("${KEY}",{action:"submit"})</script>`,
      `grecaptcha.enterprise.execute("${KEY}", {action: "submit"}).then(send)`,
      `${api(`enterprise.js?render=${KEY}`)}<button class="g-recaptcha" data-sitekey="${KEY}" data-callback="f" data-action="submit">Send</button>`,
      `useEffect(() => { window.grecaptcha.enterprise.execute("${KEY}", { action: "submit" }) }, []);`,
    ],
  },
  Turnstile: {
    outcome: { task: 'TurnstileTask/plain', websiteKey: KEY, pageAction: 'signup' },
    forms: [
      `<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer></script><div class="cf-turnstile" data-sitekey="${KEY}" data-action="signup"></div>`,
      `<div class=cf-turnstile data-sitekey=${KEY} data-action=signup></div>`,
      `<script>turnstile.render('#box', { sitekey: '${KEY}', action: 'signup', callback: (token) => send(token) });</script>`,
      `<script>window.onloadTurnstileCallback=function(){turnstile.render("#b",{sitekey:"${KEY}",action:"signup"})}</script>`,
      `<div className="cf-turnstile" data-sitekey={'${KEY}'} data-action="signup" />`,
    ],
  },
  'GeeTest v3': {
    outcome: { task: 'GeeTestTask/v3', gt: 'code: d.gt', challenge: 'code: d.challenge' },
    forms: [
      `<script src="https://static.geetest.com/static/js/gt.0.5.0.js"></script><script>fetch('/r').then(r => r.json()).then(d => initGeetest({ gt: d.gt, challenge: d.challenge, offline: !d.success, new_captcha: true }, c => c.appendTo('#captcha')));</script>`,
      `<script>initGeetest({gt:d.gt,challenge:d.challenge,offline:!d.success,new_captcha:!0},function(c){c.appendTo("#c")})</script>`,
      `window.initGeetest({ challenge: d.challenge, gt: d.gt }, handler)`,
      `initGeetest({\n  gt: d.gt,\n  challenge: d.challenge,\n  product: 'popup',\n}, onReady);`,
      `mounted() { initGeetest({ gt: d.gt, challenge: d.challenge }, (captcha) => { this.captcha = captcha; }); }`,
    ],
  },
  'GeeTest v4': {
    outcome: { task: 'GeeTestTask/v4', gt: KEY, version: 4 },
    forms: [
      `<script src="https://static.geetest.com/v4/gt4.js"></script><div id="captcha"></div><script>initGeetest4({ captchaId: '${KEY}', product: 'float' }, c => c.appendTo('#captcha'));</script>`,
      `<script>initGeetest4({captchaId:"${KEY}",product:"bind"},function(c){})</script>`,
      `window.initGeetest4({ product: 'popup', captchaId: "${KEY}" }, handler);`,
      `initGeetest4(\n  {\n    captchaId: '${KEY}',\n  },\n  (captcha) => captcha.showCaptcha(),\n);`,
      `useEffect(() => initGeetest4({ captchaId: \`${KEY}\` }, setCaptcha), []);`,
    ],
  },
  'AWS WAF, embedded captcha': {
    outcome: {
      task: 'AmazonTask/option1',
      websiteKey: KEY,
      captchaScript: 'https://x.example.com/a/jsapi.js',
    },
    forms: [
      `<script src="https://x.example.com/a/jsapi.js" defer></script><div id="box"></div><script>window.onload = () => AwsWafCaptcha.renderCaptcha(document.getElementById('box'), { apiKey: '${KEY}', onSuccess: t => {}, onError: e => {} });</script>`,
      `<script src=https://x.example.com/a/jsapi.js></script><script>AwsWafCaptcha.renderCaptcha(b,{apiKey:"${KEY}",onSuccess:f})</script>`,
      `<script src="//x.example.com/a/jsapi.js"></script><script>window.AwsWafCaptcha.renderCaptcha(box, { onSuccess: f, apiKey: '${KEY}' })</script>`,
      `<script defer type="text/javascript" src="https://x.example.com/a/jsapi.js"></script><button onclick="AwsWafCaptcha.renderCaptcha(box, {apiKey: '${KEY}'})">Go</button>`,
      `<Script src="https://x.example.com/a/jsapi.js" /><script>function C() { AwsWafCaptcha.renderCaptcha(ref.current, { apiKey: "${KEY}", ...rest }) }</script>`,
    ],
  },
  'AWS WAF, silent challenge': {
    outcome: { task: 'AmazonTask/option3', challengeScript: 'https://x.example.com/a/challenge.js' },
    forms: [
      `<script src="https://x.example.com/a/challenge.js" defer></script><script>const send = body => AwsWafIntegration.fetch('/login', { method: 'POST', body });</script>`,
      `<script src=https://x.example.com/a/challenge.js></script>`,
      `<script type="text/javascript" src="//x.example.com/a/challenge.js"></script>`,
      `<head><link rel="preload" as="script" href="https://x.example.com/a/challenge.js"></head>`,
      'https://x.example.com/a/challenge.js',
    ],
  },
  Prosopo: {
    outcome: { task: 'ProsopoTask', websiteKey: KEY },
    forms: [
      `<script type="module" src="https://js.prosopo.io/js/procaptcha.bundle.js" async defer></script><div class="procaptcha" data-sitekey="${KEY}"></div>`,
      `<div class=procaptcha data-sitekey=${KEY}></div>`,
      `<div className="procaptcha" data-sitekey="${KEY}" />`,
      `<ProcaptchaComponent siteKey="${KEY}" />`,
      `<div class="box procaptcha" data-sitekey='${KEY}' data-theme="dark"></div>`,
    ],
  },
  'Prosopo, by component': {
    outcome: { task: 'ProsopoTask', websiteKey: KEY },
    forms: [
      `<ProcaptchaComponent siteKey="${KEY}" />`,
      `<Procaptcha siteKey={"${KEY}"} />`,
      `<procaptcha-widget :site-key="'unused'" siteKey="${KEY}"></procaptcha-widget>`,
      `<template><ProcaptchaWidget :siteKey="'${KEY}'" /></template>`,
      `export default () => <ProcaptchaComponent siteKey={'${KEY}'} onVerify={send} />;`,
    ],
  },
  'Image captcha': {
    outcome: { task: 'ImageToTextTask', body: 'iVBORw0KGgo=' },
    forms: [
      `<img id="captcha" src="data:image/png;base64,iVBORw0KGgo=" alt=""><input name="captcha_text">`,
      `<img class=captcha-image src=data:image/png;base64,iVBORw0KGgo=>`,
      `<img alt="Captcha" src="data:image/jpeg;base64,iVBORw0KGgo=">`,
      `<img name="captchaImg" width="100" src='data:image/gif;base64,iVBOR\nw0KGgo='>`,
      `<img className="captcha" src="data:image/png;charset=x;base64,iVBORw0KGgo=" id="imgCaptcha" />`,
    ],
  },
  'Image captcha in another file': {
    outcome: { task: 'ImageToTextTask', body: 'code: /captcha.png' },
    forms: [
      `<img id="captcha" src="/captcha.png" alt="">`,
      `<img src=/captcha.png>`,
      `<img src="/captcha.png" alt="captcha">`,
      `<img id="captcha" :src="/captcha.png">`,
      `<img id="captcha" [attr.src]="/captcha.png">`,
    ],
  },
  TenDI: {
    outcome: { task: 'TenDITask', websiteKey: KEY },
    forms: [
      `<script>const c = new TencentCaptcha('${KEY}', r => send(r.ticket, r.randstr), {}); c.show();</script>`,
      `<script>new TencentCaptcha("${KEY}",function(r){},{})</script>`,
      `new TencentCaptcha(document.getElementById('box'), '${KEY}', callback, {});`,
      `captcha = new window.TencentCaptcha('${KEY}', callback)`,
      `methods: { open() { new TencentCaptcha(this.$refs.box, "${KEY}", this.done).show(); } }`,
    ],
  },
};

describe('the embed code of each captcha is identified', () => {
  for (const [name, { outcome, forms }] of Object.entries(FORMS)) {
    it(`${name}, in ${forms.length} forms`, () => {
      expect(forms.length).toBeGreaterThanOrEqual(5);
      for (const form of forms) expect(tasks(form), form).toEqual([outcome]);
    });
  }
});

it('every entry has forms, and names a task, a variant and fields of the contract', () => {
  const covered = Object.values(FORMS).flatMap(({ forms }) =>
    forms.flatMap((form) => found(form).captchas.map(({ entry }) => entry.id)),
  );
  for (const { id, task, variant, values } of entries) {
    expect(covered, `the entry "${id}" has no form in FORMS`).toContain(id);
    expect(variantName(task, variant)).toBe(variant ?? variantName(task, undefined));
    const fields = requestFields(task, 'en').map(({ name }) => name);
    for (const field of Object.keys(values))
      expect(fields, id).toContain(field.replace(/^initParameters\..*/, 'initParameters'));
  }
});

describe('what a page has besides', () => {
  it('lists several captchas of one page, each once', () => {
    const page = `<div class="cf-turnstile" data-sitekey="A"></div><div class="cf-turnstile" data-sitekey="B"></div>
      <div class="cf-turnstile" data-sitekey="A"></div><div class="g-recaptcha" data-sitekey="C"></div>`;
    expect(found(page).captchas.map(({ entry, values }) => [entry.task, values[0]?.value])).toEqual([
      ['RecaptchaV2Task', 'C'],
      ['TurnstileTask', 'A'],
      ['TurnstileTask', 'B'],
    ]);
  });

  it('returns the code of a value that the page computes', () => {
    expect(tasks('<div class="cf-turnstile" data-sitekey="{{ key }}"></div>')).toEqual([
      { task: 'TurnstileTask/plain', websiteKey: 'code: {{ key }}' },
    ]);
  });

  it('names a captcha by its script alone', () => {
    expect(tasks('<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>')).toEqual([
      { task: 'TurnstileTask/plain' },
    ]);
    expect(tasks(`https://www.google.com/recaptcha/api.js?render=${KEY}`)).toEqual([
      { task: 'RecaptchaV3TaskProxyless', websiteKey: KEY },
    ]);
  });

  it('marks a value that is made for each visit', () => {
    const [captcha] = found("initGeetest({ gt: 'G', challenge: 'C' })").captchas;
    expect(captcha?.values.find(({ field }) => field === 'challenge')?.place.fresh).toBe(true);
  });

  it('names secret keys without their values, and drops a value that is one', () => {
    const page = `<div class="cf-turnstile" data-sitekey="A" data-secret="S1"></div><script>verify({ secretKey: "S2" })</script>`;
    expect(found(page).secrets).toEqual(['secret', 'secretKey']);
    expect(JSON.stringify(found(page))).not.toMatch(/S1|S2/);
    expect(found('TURNSTILE_SECRET_KEY=0xSECRET').secrets).toEqual(['TURNSTILE_SECRET_KEY']);
    expect(found('verify({ secret: process.env.SECRET })').secrets).toEqual([]);
    // A secret key in place of the site key: by its name elsewhere in the page, or as a vendor's test key.
    expect(tasks(`<i class="cf-turnstile" data-sitekey="S3"></i> secret: 'S3'`)).toEqual([
      { task: 'TurnstileTask/plain' },
    ]);
    const swapped = '<i class="cf-turnstile" data-sitekey="1x0000000000000000000000000000000AA"></i>';
    expect(found(swapped).secrets).toEqual(['websiteKey']);
    expect(tasks(swapped)).toEqual([{ task: 'TurnstileTask/plain' }]);
  });

  it('does not take another call of the same vendor for the captcha', () => {
    const page = `<div class="g-recaptcha" data-sitekey="A" data-size="invisible"></div><script>grecaptcha.execute(); grecaptcha.execute(widget)</script>`;
    expect(tasks(page)).toEqual([{ task: 'RecaptchaV2Task', websiteKey: 'A', isInvisible: true }]);
  });

  it('ignores comments, other functions, logos and text that is no page', () => {
    for (const text of [
      `<!-- <script>turnstile.render('#b', { sitekey: 'A' })</script> -->`,
      "<script>\n  // turnstile.render('#b', { sitekey: 'A' })\n</script>",
      "myturnstile.render('#b', { sitekey: 'A' })",
      '<img src="/recaptcha.png" alt="reCAPTCHA">',
      '{"a": 1}',
    ]) {
      expect(found(text), text).toEqual({ captchas: [], secrets: [], nothing: 'unknown' });
    }
  });

  it('says why there is nothing to find', () => {
    const reasons: [string, string][] = [
      [' \n', 'empty'],
      ['x'.repeat(MAX_PASTE_LENGTH + 1), 'tooLong'],
      ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0', 'binary'],
      ['Здравствуйте, какая у меня капча?', 'noCode'],
      ['我的页面用的是什么验证码？', 'noCode'],
      [' https://example.com/login?next=%2F ', 'pageAddress'],
      ['https://example.com/app.js?v=2', 'unknown'],
      ['function a(b){return b<1?2:c(b)}', 'unknown'],
      ['<div class="<p <<< "unclosed', 'unknown'],
    ];
    for (const [text, nothing] of reasons) {
      expect(found(text), text.slice(0, 40)).toEqual({ captchas: [], secrets: [], nothing });
    }
  });

  it('reads any text without an error', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '<script src="',
        '">',
        "grecaptcha.execute('K', {",
        'turnstile.render(',
        '/recaptcha/api.js?render=',
      ),
      fc.constantFrom(
        'class="g-recaptcha"',
        'data-sitekey=',
        '<!--',
        '-->',
        '`${',
        "\\'",
        'secret: "',
        '<template>',
        'https://',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { captchas, nothing } = found(pieces.join(''));
        expect(captchas.length === 0).toBe(nothing !== undefined);
      }),
      { seed: 20_261_118, numRuns: times(2000) },
    );
  });

  it('reads 2 MB of hostile text in a time that grows with its length alone', () => {
    // With a pattern that backtracks, 200 KB would take minutes.
    const pieces = [
      '<',
      '<a b>',
      '<div>',
      '<template>',
      '<captcha', // never closed
      `<div ${'a="'}`,
      'turnstile.render(',
      'turnstile.render([',
      'x.turnstile.render(',
      '"',
      '<!--',
      `grecaptcha.execute('\\`,
      'secret ',
      'secret="a',
      '/recaptcha/api.js',
      'https://challenges.cloudflare.com/turnstile/',
      'a=b(c,{d:e});',
      '\n',
      'Ж',
    ];
    for (const piece of pieces) {
      const text = `(${piece.repeat(Math.floor(MAX_PASTE_LENGTH / piece.length) - 1)}`;
      const start = performance.now();
      found(text);
      expect(performance.now() - start, piece).toBeLessThan(5000);
    }
  });
});

describe('the tables "Where to find the values"', () => {
  const pages = [...new Set(Object.values(embedTexts('en').captchas).map(({ page }) => page))];
  /** Empty if the page is not translated yet. */
  const source = (page: string, locale: string) => {
    const folder = locale === 'en' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
    const file = new URL(`../../../../website/${folder}${page.replace('/docs', '')}.mdx`, import.meta.url);
    return locale === 'en' || existsSync(file) ? readFileSync(file, 'utf8') : '';
  };

  it.each(LOCALES)('name every place of every entry (%s)', (locale) => {
    for (const { task, variant, values, call = '', element } of entries) {
      const rows = findValues(task, locale, variant);
      const whole = rows.map(({ where }) => where).join('\n');
      for (const name of [call, element?.tag ? '' : (element?.class ?? '')]) expect(whole).toContain(name);
      for (const [field, places] of Object.entries(values)) {
        const where = rows.find(({ name }) => name === field)?.where ?? '';
        for (const { attribute, property, parameter, equals, constant } of places) {
          if (constant !== undefined) continue;
          for (const name of [attribute, property, parameter, equals])
            expect(where, `${task} ${field}`).toContain(name ? `\`${name}\`` : '');
        }
      }
    }
  });

  it.each(LOCALES)('stand beside embed code that is identified as the captcha of the page (%s)', (locale) => {
    for (const page of pages) {
      const [, section = ''] = source(page, locale).split('{#find-values}');
      const [own = ''] = section.split(/\{#(?:test-keys|request-fields)\}/);
      const examples = [...own.matchAll(/```html\n(.*?)```/gs)].map(([, code = '']) => code);
      const tables = [...own.matchAll(/<WhereToFind of="(\w+)"(?: variant="(\w+)")? \/>/g)];
      expect(examples.length, page).toBe(tables.length);
      for (const [position, [, task = '', variant]] of tables.entries()) {
        const keys = found(examples[position] ?? '').captchas.map(({ entry }) => captchaKey(entry));
        expect(keys, page).toEqual([captchaKey({ task, ...(variant && { variant }) })]);
      }
    }
  });
});

it('a report names each value, its place, and what is not in the code', () => {
  const [captcha] = found(
    `${api('enterprise.js')}<div class="g-recaptcha" data-sitekey="${KEY}"></div>`,
  ).captchas;
  const report = captcha && reportCaptcha(captcha, embedTexts('en'));
  expect(report).toMatchObject({
    task: 'RecaptchaV2EnterpriseTask',
    title: 'reCAPTCHA v2 Enterprise',
    page: '/docs/captchas/recaptcha-v2-enterprise-task',
    values: [
      {
        field: 'websiteKey',
        value: KEY,
        foundIn: 'The `data-sitekey` attribute of the element with `class="g-recaptcha"`',
      },
      { field: 'apiDomain', value: 'www.google.com', foundIn: 'The host of the script URL' },
    ],
    notFound: [
      { field: 'websiteURL', required: true },
      { field: 'pageAction', required: false },
    ],
  });
  expect(report && taskValues(report)).toEqual({ websiteKey: KEY, apiDomain: 'www.google.com' });
});

it('nested values are nested in the task', () => {
  const values = [{ field: 'metadata.captchaUrl', value: 'https://a', foundIn: '' }];
  expect(taskValues({ values })).toEqual({ metadata: { captchaUrl: 'https://a' } });
});
