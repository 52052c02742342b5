import { describe, expect, it } from 'vitest';
import { requestFields } from '../index.ts';
import { variantName } from '../names.ts';
import { htmlElements } from './html-elements.ts';
import { identify } from './identify.ts';
import { embedCodes } from './index.ts';

const found = (text: string) => identify(text, htmlElements(text), embedCodes);
/** Task, variant and values of each captcha, as one object each. */
const tasks = (text: string) =>
  found(text).captchas.map(({ task, variant, values }) => ({
    task: variant ? `${task} ${variant}` : task,
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
    outcome: { task: 'TurnstileTask plain', websiteKey: KEY, pageAction: 'signup' },
    forms: [
      `<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer></script><div class="cf-turnstile" data-sitekey="${KEY}" data-action="signup"></div>`,
      `<div class=cf-turnstile data-sitekey=${KEY} data-action=signup></div>`,
      `<script>turnstile.render('#box', { sitekey: '${KEY}', action: 'signup', callback: (token) => send(token) });</script>`,
      `<script>window.onloadTurnstileCallback=function(){turnstile.render("#b",{sitekey:"${KEY}",action:"signup"})}</script>`,
      `<div className="cf-turnstile" data-sitekey={'${KEY}'} data-action="signup" />`,
    ],
  },
  'GeeTest v3': {
    outcome: { task: 'GeeTestTask v3', gt: 'code: d.gt', challenge: 'code: d.challenge' },
    forms: [
      `<script src="https://static.geetest.com/static/js/gt.0.5.0.js"></script><script>fetch('/r').then(r => r.json()).then(d => initGeetest({ gt: d.gt, challenge: d.challenge, offline: !d.success, new_captcha: true }, c => c.appendTo('#captcha')));</script>`,
      `<script>initGeetest({gt:d.gt,challenge:d.challenge,offline:!d.success,new_captcha:!0},function(c){c.appendTo("#c")})</script>`,
      `window.initGeetest({ challenge: d.challenge, gt: d.gt }, handler)`,
      `initGeetest({\n  gt: d.gt,\n  challenge: d.challenge,\n  product: 'popup',\n}, onReady);`,
      `mounted() { initGeetest({ gt: d.gt, challenge: d.challenge }, (captcha) => { this.captcha = captcha; }); }`,
    ],
  },
  'GeeTest v4': {
    outcome: { task: 'GeeTestTask v4', gt: KEY, version: 4 },
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
      task: 'AmazonTask option1',
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
    outcome: { task: 'AmazonTask option3', challengeScript: 'https://x.example.com/a/challenge.js' },
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
    forms.flatMap((form) => found(form).captchas.map(({ id }) => id)),
  );
  for (const { id, task, variant, values } of embedCodes) {
    expect(covered).toContain(id);
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
    expect(found(page).captchas.map(({ task, values }) => [task, values[0]?.value])).toEqual([
      ['RecaptchaV2Task', 'C'],
      ['TurnstileTask', 'A'],
      ['TurnstileTask', 'B'],
    ]);
  });

  it('returns the code of a value that the page computes', () => {
    expect(tasks('<div class="cf-turnstile" data-sitekey="{{ key }}"></div>')).toEqual([
      { task: 'TurnstileTask plain', websiteKey: 'code: {{ key }}' },
    ]);
  });

  it('names a captcha by its script alone', () => {
    expect(tasks('<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>')).toEqual([
      { task: 'TurnstileTask plain' },
    ]);
    expect(tasks(`https://www.google.com/recaptcha/api.js?render=${KEY}`)).toEqual([
      { task: 'RecaptchaV3TaskProxyless', websiteKey: KEY },
    ]);
  });

  it('marks a value that is made for each visit', () => {
    const [captcha] = found("initGeetest({ gt: 'G', challenge: 'C' })").captchas;
    expect(captcha?.values.find(({ field }) => field === 'challenge')?.place.fresh).toBe(true);
  });

  it('names secret keys without their values', () => {
    const page = `<div class="cf-turnstile" data-sitekey="A" data-secret="S1"></div><script>verify({ secretKey: "S2" })</script>`;
    expect(found(page).secrets).toEqual(['secret', 'secretKey']);
    expect(JSON.stringify(found(page))).not.toMatch(/S1|S2/);
  });

  it('ignores HTML comments, other functions and text that is no page', () => {
    for (const text of [
      `<!-- <script>turnstile.render('#b', { sitekey: 'A' })</script> -->`,
      "myturnstile.render('#b', { sitekey: 'A' })",
      'Здравствуйте, какая у меня капча?',
      '我的页面用的是什么验证码？',
      '{"a": 1}',
      '',
    ]) {
      expect(tasks(text)).toEqual([]);
    }
  });

  it('reads hostile text in a time that grows with its length alone', () => {
    // With a pattern that backtracks, 200 KB would take minutes.
    const hostile = [
      'turnstile.render('.repeat(12_000),
      `turnstile.render(${'['.repeat(200_000)}`,
      `<div ${'a="'.repeat(60_000)}`,
      '<a b>'.repeat(40_000),
      '"'.repeat(200_000),
      '<!--'.repeat(50_000),
      `grecaptcha.execute(${"'\\".repeat(90_000)}`,
      'secret '.repeat(30_000),
      `secret${' '.repeat(200_000)}`,
    ];
    for (const text of hostile) {
      const start = performance.now();
      found(text);
      expect(performance.now() - start, text.slice(0, 30)).toBeLessThan(5000);
    }
  });
});
