/**
 * Request headers of clients to which a changed site may show another face, with all words that it may
 * look for. The first is usual. Each coding of a text is a file or a cached page of its own.
 */
export const visitors = {
  'a computer, br': {
    'Accept-Encoding': 'gzip, deflate, br',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Mode': 'navigate',
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Macintosh; Intel Mac OS X 10_15_7; X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  'a wallet on a phone, gzip': {
    'Accept-Encoding': 'gzip',
    'Accept-Language': 'ko-KR,en-US;q=0.9',
    Cookie: 'returning=1',
    'If-None-Match': 'W/"of another build"',
    'Sec-GPC': '1',
    'Sec-Purpose': 'prefetch',
    Referer: 'https://www.google.com/',
    'User-Agent':
      'Mozilla/5.0 (Linux; Android 10; K) like iPhone OS 18_5 Mac OS X AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 MetaMaskMobile',
  },
  'a link preview, uncompressed': {
    'Accept-Encoding': 'identity',
    'Sec-Purpose': 'prefetch;prerender',
    'User-Agent': 'TelegramBot (like TwitterBot)',
  },
};
